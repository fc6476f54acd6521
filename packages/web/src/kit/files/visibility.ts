/** Whether it is chosen who sees a file, and in which words. */
export type Visibility = 'VISIBLE' | 'VISIBLE_READERS' | 'VISIBLE_FOLDER' | 'VISIBLE_REQUEST';

/** Who sees it when not everybody does. */
export const visibleHint = (visibility: Visibility) =>
  visibility === 'VISIBLE_REQUEST' ? 'UPLOAD.VISIBLE_REQUEST_HINT' : 'UPLOAD.VISIBLE_HINT';
