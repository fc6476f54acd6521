import { useEffect, useRef, useState } from 'react';
import { type Address, addressFrom } from '#contract/base/addresses.ts';
import { orderDoor } from '#contract/orders/endpoints-door.ts';
import { ask } from '../../base/ask.ts';

/** Longer than between two keys. */
const pause = 350;
const lineOf = ({ street, post, town }: Address) => `${street}, ${post} ${town}`;

/** Addresses that the register offers to a street that is being typed, each with the line that it is taken by. */
export function useAddresses(token: string) {
  const [offered, setOffered] = useState<readonly (Address & { line: string })[]>([]);
  const timer = useRef(0);
  const asked = useRef('');
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const search = (typed: string) => {
    const text = typed.trim();
    asked.current = text;
    window.clearTimeout(timer.current);
    if (text.length < addressFrom) return setOffered([]);
    timer.current = window.setTimeout(() => {
      ask(orderDoor.address, { token, text }, undefined, { quiet: true }).then(
        ({ addresses }) => {
          if (asked.current === text) setOffered(addresses.map((one) => ({ ...one, line: lineOf(one) })));
        },
        // A register that is silent offers nothing; the address is typed.
        () => setOffered([]),
      );
    }, pause);
  };
  return { offered, search };
}
