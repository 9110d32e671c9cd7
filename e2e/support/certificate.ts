// A self-signed certificate for the test server, made anew for each run, so that no key lies in the tree and no program
// but Node is needed. X.509 in DER, just the fields that TLS asks for (RFC 5280).
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const length = (n: number): Buffer => {
  if (n < 128) return Buffer.from([n]);
  const bytes = n < 256 ? [n] : [n >> 8, n & 255];
  return Buffer.from([128 + bytes.length, ...bytes]);
};

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), length(body.length), body]);
};

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const object = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const bits = (bytes: Buffer): Buffer => der(0x03, Buffer.from([0]), bytes);
const positive = (bytes: Buffer): Buffer => der(0x02, Buffer.concat([Buffer.from([0x01]), bytes]));

const ECDSA_SHA256 = sequence(object('2a8648ce3d040302'));
const COMMON_NAME = '550403';
const SUBJECT_ALT_NAME = '551d11';

const nameOf = (name: string): Buffer =>
  sequence(der(0x31, sequence(object(COMMON_NAME), der(0x0c, Buffer.from(name)))));

/** `YYMMDDHHMMSSZ` */
const time = (date: Date): Buffer =>
  der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

const DAY = 86_400_000;

const validity = (now: number): Buffer => sequence(time(new Date(now - DAY)), time(new Date(now + 7 * DAY)));

const altNames = (hosts: readonly string[]): Buffer => {
  const names = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))));
  return der(0xa3, sequence(sequence(object(SUBJECT_ALT_NAME), der(0x04, names))));
};

const pem = (body: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${body.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

export const certificateFor = (hosts: readonly string[]): { readonly key: string; readonly cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = nameOf('Tehai test');
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    positive(randomBytes(8)),
    ECDSA_SHA256,
    issuer,
    validity(Date.now()),
    issuer,
    publicKey.export({ type: 'spki', format: 'der' }),
    altNames(hosts),
  );
  const cert = sequence(body, ECDSA_SHA256, bits(sign('sha256', body, privateKey)));
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(cert) };
};
