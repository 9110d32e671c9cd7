// The way from the library to all games together.

import { SUMMARY } from '../host.ts';
import { useSummaryWords } from './words.ts';

export const SummaryLink = () => (
  <a class="button" href={`#${SUMMARY}`}>
    {useSummaryWords().text('link')}
  </a>
);
