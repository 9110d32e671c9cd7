// What a conformance suite is: a name, where its data is, and a check that yields one verdict a case.

export interface Verdict {
  readonly id: string;
  /** Undefined: equal. */
  readonly differs?: { readonly expected: unknown; readonly got: unknown };
  /** Not checked, and why: counted by that name. */
  readonly skipped?: string;
}

export interface Suite {
  readonly name: string;
  /** The data under the shared data folder; a file or a folder, as `PATH` of the command. `all` runs each of these. None: run by name alone. */
  readonly paths: readonly string[];
  /** Yields verdicts for one path. Throws with a clear sentence if the path holds nothing of this suite's. */
  readonly check: (path: string) => Iterable<Verdict>;
}
