import { latePart } from '../../base/parts.ts';

// Forms and pickers come for whoever opens them.
const dialogs = () => import('./dialogs.ts');
export const FolderDialog = latePart(async () => (await dialogs()).FolderDialog);
export const MoveDialog = latePart(async () => (await dialogs()).MoveDialog);
export const LinkDialog = latePart(async () => (await dialogs()).LinkDialog);
export const UploadDialog = latePart(async () => (await import('../../kit/files/UploadDialog.tsx')).UploadDialog);
