// The opponent of the package, but waiting until the card that ends a hand has been shown.

import AI from '@kobalab/majiang-ai';

/** Milliseconds. */
export const READ_THE_CARD = 1200;

export class Patient extends AI {
  action_hule(): void {
    setTimeout(() => this._callback(), READ_THE_CARD);
  }

  action_pingju(): void {
    setTimeout(() => this._callback(), READ_THE_CARD);
  }
}
