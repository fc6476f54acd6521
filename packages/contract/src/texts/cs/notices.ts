/** How fast and when people are mailed, and who got what. */
export default {
  NOTICES: { TITLE: 'E-maily o novinkách' },
} as const;
