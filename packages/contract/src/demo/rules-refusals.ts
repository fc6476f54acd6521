/** What a demonstration answers instead of doing it. */
export const demoRefusals = {
  'DEMO.ERRORS.TRIED': 403,
  'DEMO.ERRORS.EXPORT': 403,
} as const;
