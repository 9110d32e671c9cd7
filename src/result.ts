/** Plain data, so that it crosses a worker or a port unharmed. `detail` names what was wrong and where. */
export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: Code; readonly detail: string };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const err = <Code extends string>(
  code: Code,
  detail: string,
): { readonly ok: false; readonly code: Code; readonly detail: string } => ({ ok: false, code, detail });
