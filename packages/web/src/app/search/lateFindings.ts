import { latePart } from '../../base/parts.ts';

const load = () => import('./Findings.tsx');
/** What every module finds by is loaded when somebody comes to search. */
export const Findings = latePart(async () => (await load()).Findings);
export const loadFindings = (): void => void load().catch(() => undefined);
