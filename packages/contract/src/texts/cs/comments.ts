/** Comments to anything, and neighbours mentioned in them. */
export default {
  COMMENTS: { TITLE: 'Komentáře' },
} as const;
