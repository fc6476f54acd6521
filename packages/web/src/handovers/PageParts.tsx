import type { PageParts } from '../define-noun.ts';
import { FirmCard } from './house/FirmCard.tsx';
import { JobsCard } from './house/JobsCard.tsx';
import { PhotosCard } from './house/PhotosCard.tsx';

export const parts: PageParts = {
  report: { Main: PhotosCard, Beside: FirmCard },
  contact: { Beside: JobsCard },
};
