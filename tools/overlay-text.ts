// What the overlay shows, as lines of text: words as they stand, tiles by their names.
import type { Frame, Page } from 'playwright-core';

/** As a string, so that it runs whatever rules the frame has. Blocks end a line; a row of a table is one. */
const READ = `((selector) => {
  const BREAKS = /^(block|flex|grid|table-row|list-item)$/;
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (!(node instanceof Element) || node.matches('svg, [hidden], .unseen, .key, details:not([open]) > :not(summary)')) return '';
    if (node.matches('[role=img][aria-label]')) return ' [' + node.getAttribute('aria-label') + '] ';
    const parts = [...node.childNodes].map(read).join(' ');
    const inside = node.matches('[role=row], tr, .answer') ? parts.replaceAll('\\n', '  ') : parts;
    return BREAKS.test(getComputedStyle(node).display) || node.matches('[role=row]') ? '\\n' + inside + '\\n' : inside;
  };
  return read(document.querySelector(selector) ?? document.body);
})`;

/** `selector`: of a page that shows more than the panel. */
export const linesOf = async (overlay: Frame | Page, selector = '#app'): Promise<readonly string[]> => {
  const text = await overlay.evaluate<string>(`${READ}(${JSON.stringify(selector)})`);
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
};
