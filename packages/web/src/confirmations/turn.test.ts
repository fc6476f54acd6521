import { describe, expect, it } from 'vitest';
import { isQuiet, nextTurn, type Turn } from './turn.ts';

const start: Turn = { place: '/nastenka', state: 'asking', passed: 0 };
const at = (turn: Turn, due: number | null, quiet = false, place = turn.place) => nextTurn(turn, { place, due, quiet });

describe('the queue', () => {
  it('waits for the answer, opens, and is over with the last item', () => {
    expect(at(start, null)).toBe(start);
    const open = at(start, 2);
    expect(open.state).toBe('open');
    expect(at(open, 1)).toBe(open);
    expect(at(open, 0).state).toBe('over');
  });

  it('does not break in when something comes later, only on the next page', () => {
    const over = at(start, 0);
    expect(over.state).toBe('over');
    expect(at(over, 1)).toBe(over);
    expect(at(over, 1, false, '/sousede').state).toBe('open');
  });

  it('leaves those who write or read it alone', () => {
    expect(at(start, 1, true).state).toBe('over');
    expect(isQuiet('/zpravy/novy', [])).toBe(true);
    expect(isQuiet('/hlasovani/3/upravit', [])).toBe(true);
    expect(isQuiet('/hlasovani/3', [{ type: 'message', id: 12 }])).toBe(true);
    expect(isQuiet('/ankety/3', [{ type: 'message', id: 12 }])).toBe(true);
    expect(isQuiet('/hlasovani', [{ type: 'message', id: 12 }])).toBe(false);
    expect(isQuiet('/hlasovani/3/overeni', [{ type: 'message', id: 12 }])).toBe(false);
    expect(isQuiet('/zpravy/12', [{ type: 'message', id: 12 }])).toBe(true);
    expect(isQuiet('/zpravy/13', [{ type: 'message', id: 12 }])).toBe(false);
    expect(isQuiet('/zpravy', [{ type: 'message', id: 12 }])).toBe(false);
    expect(isQuiet('/dokumenty/12', [{ type: 'message', id: 12 }])).toBe(false);
    expect(isQuiet('/dokumenty/12', [{ type: 'document', id: 12 }])).toBe(true);
  });
});
