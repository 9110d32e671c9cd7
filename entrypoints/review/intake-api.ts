// The seam to the worker that reads and writes logs, so that the page never waits for either.

import type { Export, Exported, ExportedAll, Given, Taken } from '../../src/ui/review/host.ts';

export interface IntakeApi {
  readonly take: (name: string, data: Given['data'], names: boolean) => Promise<Taken>;
  readonly exportAll: () => Promise<ExportedAll>;
  readonly exportGame: (id: string, format: Export) => Promise<Exported | 'damaged' | undefined>;
}
