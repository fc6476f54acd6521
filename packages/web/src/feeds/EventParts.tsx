import type { EventParts } from '../define-noun.ts';
import { ForeignDialog } from './in/ForeignDialog.tsx';
import { useForeign } from './in/useForeign.ts';
import { SaveButton } from './out/SaveButton.tsx';
import { SubscribeButton } from './out/SubscribeButton.tsx';

export const parts: EventParts = { Subscribe: SubscribeButton, Beside: SaveButton, Foreign: ForeignDialog, useForeign };
