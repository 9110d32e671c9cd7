// Archives as the browser has them: slices of a file, so that none is ever in memory as a whole.

import type { LogErrorCode } from '../../src/logs/log.ts';
import {
  type Directory,
  dataAfter,
  directoryIn,
  HEAD,
  isZip,
  membersIn,
  refusalOf,
  TAIL,
  unpackedMember,
} from '../../src/logs/zip.ts';
import { err, ok, type Result } from '../../src/result.ts';
import type { Given, Packed } from '../../src/ui/review/host.ts';

export const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

const slice = (file: File, { at, length }: Directory): Promise<Uint8Array> =>
  bytesOf(file.slice(at, at + length));

/** Undefined: it is no archive. */
export const openZip = async (file: File): Promise<Result<readonly Given[], LogErrorCode> | undefined> => {
  if (!isZip(await slice(file, { at: 0, length: 4 }))) return undefined;
  const directory = directoryIn(await bytesOf(file.slice(-TAIL)));
  if (!directory.ok) return directory;
  const members = membersIn(await slice(file, directory.value));
  if (!members.ok) return members;
  return ok(
    members.value.map((member) => ({
      name: `${file.name} › ${member.name}`,
      data: { archive: file, member },
    })),
  );
};

export const unpackFrom = async ({ archive, member }: Packed): Promise<Result<Uint8Array, LogErrorCode>> => {
  const refusal = refusalOf(member);
  if (refusal) return err(refusal, member.name);
  const after = dataAfter(await slice(archive, { at: member.at, length: HEAD }));
  if (after === undefined) return err('notUnpacked', `no file at ${member.at}`);
  return unpackedMember(member, await slice(archive, { at: member.at + after, length: member.packed }));
};
