import type { EventParts } from '../define-noun.ts';
import { ForeignDialog } from './in/ForeignDialog.tsx';
import { useForeign } from './in/useForeign.ts';
import { SaveButton } from './out/SaveButton.tsx';
import { SubscribeButton } from './out/SubscribeButton.tsx';
import { Sheet } from './sheet/Sheet.tsx';

export const parts: EventParts = {
  calendar: { Subscribe: SubscribeButton, Sheet, Foreign: ForeignDialog, useForeign },
  Beside: SaveButton,
};
