/** Dialogs of folders and links, which come together for whoever opens the first of them. */
export { FolderDialog } from './FolderDialog.tsx';
export { LinkDialog } from './LinkDialog.tsx';
export { MoveDialog } from './MoveDialog.tsx';
