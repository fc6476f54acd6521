/** Why the cadastre could not tell, or what of its answer is of no use; nothing of this says that a house is not in it. */
export const landProblems = [
  'off',
  'unreachable',
  'slow',
  'key',
  'limit',
  'refused',
  'trouble',
  'warned',
  'broken',
  'notFound',
  'several',
  'noUnits',
  'gone',
  'partial',
  'account',
  'rejected',
] as const;
export type LandProblem = (typeof landProblems)[number];
