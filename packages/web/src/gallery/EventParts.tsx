import type { EventParts } from '../define-noun.ts';
import { AlbumsOfEvent } from './tied/TiedCard.tsx';

export const parts: EventParts = { Beside: AlbumsOfEvent };
