import { describe, expect, it } from 'vitest';
import { askIdOf, readAskId, remindAgainAt } from './rules.ts';

describe('the name of what is accepted', () => {
  it('binds the thing to the version that was read', () => {
    const one = { type: 'message', id: 12, version: 3 } as const;
    expect(askIdOf(one)).toBe('message-12-3');
    expect(readAskId('message-12-3')).toEqual(one);
  });

  it.each(['', '12', 'message-12', 'message-0-1', 'message-12-0', 'letter-12-1', 'message-12-1-1', 'message-1e3-1'])(
    '%j is none',
    (text) => expect(readAskId(text)).toBeNull(),
  );
});

describe('a reminder', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  it('may go again after twelve hours', () => {
    expect(remindAgainAt(null, now)).toBeNull();
    expect(remindAgainAt(new Date('2026-11-20T21:00:00Z'), now)).toBeNull();
    expect(remindAgainAt(new Date('2026-11-20T21:00:01Z'), now)).toEqual(new Date('2026-11-21T09:00:01Z'));
  });
});
