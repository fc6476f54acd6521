import { lazy } from 'react';

const load = () => import('./Findings.tsx');
/** What every module finds by is loaded when somebody comes to search. */
export const Findings = lazy(async () => ({ default: (await load()).Findings }));
export const loadFindings = (): void => void load();
