/** Import of a building: file, mapping, preview, acceptance. */
export default {
  IMPORTS: {
    TITLE: 'Import domu',
  },
} as const;
