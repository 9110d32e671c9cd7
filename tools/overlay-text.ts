// What the overlay shows, as lines of text: words as they stand, tiles by their names.
import type { Frame } from 'playwright-core';

/** As a string, so that it runs whatever rules the frame has. Blocks end a line; a row of a table is one. */
const READ = `(() => {
  const BREAKS = /^(block|flex|grid|table-row|list-item)$/;
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (!(node instanceof Element) || node.matches('svg, [hidden], .unseen')) return '';
    if (node.matches('[role=img][aria-label]')) return ' [' + node.getAttribute('aria-label') + '] ';
    const parts = [...node.childNodes].map(read).join(' ');
    const inside = node.matches('[role=row], tr, .answer') ? parts.replaceAll('\\n', '  ') : parts;
    return BREAKS.test(getComputedStyle(node).display) || node.matches('[role=row]') ? '\\n' + inside + '\\n' : inside;
  };
  return read(document.getElementById('app') ?? document.body);
})()`;

export const linesOf = async (overlay: Frame): Promise<readonly string[]> => {
  const text = await overlay.evaluate<string>(READ);
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
};
