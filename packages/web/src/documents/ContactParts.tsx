import type { ContactParts } from '../define-noun.ts';
import { PapersOfContact } from './due/PapersOfContact.tsx';

export const parts: ContactParts = { Main: PapersOfContact };
