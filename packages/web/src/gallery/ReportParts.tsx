import type { ReportParts } from '../define-noun.ts';
import { AlbumsOfReport } from './tied/TiedCard.tsx';

export const parts: ReportParts = { Beside: AlbumsOfReport };
