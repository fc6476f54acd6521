import type { AtHome } from '../define-noun.ts';
import { Contacts } from './Contacts.tsx';

export const tile: AtHome['tile'] = { Tile: Contacts, column: 2 };
