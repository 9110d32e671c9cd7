// The opponent of the package, but one that waits until the card that ends a hand has been shown.

import AI from '@kobalab/majiang-ai';
import { readTheCard } from './card.ts';

export class Patient extends AI {
  action_hule(): void {
    readTheCard(() => this._callback());
  }

  action_pingju(): void {
    readTheCard(() => this._callback());
  }
}
