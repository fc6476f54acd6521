import { parentPort, workerData } from 'node:worker_threads';
import { expandedCalendar } from './ical-expanding.ts';
import type { Read, Window } from './ical-file.ts';

const { text, window } = workerData as { text: string; window: Window };

function read(): Read {
  try {
    return { calendar: expandedCalendar(text, window) };
  } catch {
    return { problem: 'notCalendar' };
  }
}

parentPort?.postMessage(read());
