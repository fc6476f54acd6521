import type { EventParts } from '../define-noun.ts';
import { ForeignDialog } from './in/ForeignDialog.tsx';
import { useForeign } from './in/useForeign.ts';
import { FileItem } from './out/FileItem.tsx';
import { SubscribeButton } from './out/SubscribeButton.tsx';

export const parts: EventParts = { Subscribe: SubscribeButton, SaveItem: FileItem, Foreign: ForeignDialog, useForeign };
