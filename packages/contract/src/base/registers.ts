/** Why a public register could not tell: nothing of this says that somebody is not in it. */
export const registerProblems = [
  'off',
  'unreachable',
  'slow',
  'refused',
  'trouble',
  'fault',
  'broken',
  'stale',
  'question',
  'weaker',
  'others',
  'unknown',
] as const;
export type RegisterProblem = (typeof registerProblems)[number];
