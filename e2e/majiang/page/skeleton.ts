// The empty table: the elements and class names that the Majiang board fills.

const SEATS = ['main', 'xiajia', 'duimian', 'shangjia'] as const;

const BUTTONS: readonly (readonly [name: string, label: string])[] = [
  ['chi', 'チー'],
  ['peng', 'ポン'],
  ['gang', 'カン'],
  ['lizhi', 'リーチ'],
  ['rong', 'ロン'],
  ['zimo', 'ツモ'],
  ['pingju', '流局'],
  ['daopai', 'ノー聴'],
  ['cansel', '×'],
];

const div = (name: string, inner = ''): string => `<div class="${name}">${inner}</div>`;
const span = (name: string, inner = ''): string => `<span class="${name}">${inner}</span>`;
const perSeat = (part: (seat: string) => string): string => SEATS.map(part).join('');

const score = (): string =>
  div(
    'score',
    div('juchang', `${div('jushu')}${div('jicun', `本場 ${span('changbang')}　供託 ${span('lizhibang')}`)}`) +
      div('shan', `${div('baopai')}${div('left', `残り ${span('paishu')}`)}`) +
      div(
        'defen',
        perSeat((s) => div(s)),
      ),
  );

const seat = (s: string): string =>
  div(`player ${s}`) +
  div(`shoupai ${s}`, div('bingpai') + div('fulou')) +
  div(`he ${s}`, div('lizhi', '<span class="chouma hide"></span>') + div('dapai')) +
  div(`say ${s} hide`);

const winCard = (): string =>
  div(
    'hule',
    div('shan baopai', `ドラ ${span('baopai')}`) +
      div('shan fubaopai', `裏ドラ ${span('fubaopai')}`) +
      div('shoupai', div('bingpai') + div('fulou')) +
      '<table class="hupai"><tr class="r_hupai"><td class="name"></td><td class="fanshu"></td></tr>' +
      '<tr class="r_defen"><td class="defen" colspan="2"></td></tr></table>' +
      div('jicun', `本場 ${span('changbang')}　供託 ${span('lizhibang')}`),
  );

const payments = (): string =>
  div(
    'fenpei',
    perSeat((s) => div(s, `${span('feng')} ${span('player')} ${span('defen')} ${span('diff')}`)),
  );

const cells = (tag: string, name: string): string => `<${tag} class="${name}"></${tag}>`.repeat(4);

const summary = (): string =>
  `<div class="summary hide"><table><thead><tr class="r_player"><td colspan="3"></td>${cells('th', 'player')}</tr></thead>` +
  '<tbody class="body"><tr class="r_diff"><th class="jushu"></th><th class="changbang"></th><th class="last"></th>' +
  '<td class="back"><span class="diff"></span><span class="lizhi"></span></td>'.repeat(4) +
  `</tr></tbody><tfoot><tr class="r_defen"><td colspan="3"></td>${cells('td', 'defen')}</tr>` +
  `<tr class="r_point"><td colspan="3"></td>${cells('td', 'point')}</tr></tfoot></table></div>`;

export const skeleton = (): string =>
  score() +
  div('timer hide') +
  div('player-button hide', BUTTONS.map(([name, label]) => span(`button ${name} hide`, label)).join('')) +
  div('select-mianzi hide') +
  perSeat(seat) +
  div('hule-dialog hide', winCard() + div('pingju') + payments()) +
  summary() +
  div(
    'kaiju hide',
    div('title') +
      div(
        'player',
        perSeat((s) => div(s)),
      ),
  );
