import { type Dirent, readdirSync } from 'node:fs';

/** Keys that answers of surveys wait under (0104): no row names their files, and a backup leaves them out. */
export const isSurveyKey = (name: string): boolean => name.startsWith('anketa-');

/** The files in this store of files but for those still coming and for keys of surveys. */
export const storedIn = (folder: string): Dirent[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && !isSurveyKey(entry.name),
  );
