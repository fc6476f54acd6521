import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';

// A share typed as 1/11 may have become a date; it is passed on as one, so that the reader can say so.
const text = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : cell === null || cell === undefined ? '' : String(cell);

const rows = await readSheet(Buffer.from(workerData as Uint8Array));
parentPort?.postMessage(rows.map((row) => row.map(text)));
