import type { ContactParts } from '../define-noun.ts';
import { JobsCard } from './house/JobsCard.tsx';

export const parts: ContactParts = { Main: JobsCard };
