import type { ReportParts } from '../define-noun.ts';
import { FirmCard } from './house/FirmCard.tsx';
import { PhotosCard } from './house/PhotosCard.tsx';

export const parts: ReportParts = { Main: PhotosCard, Beside: FirmCard };
