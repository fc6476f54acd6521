import { useEffect, useRef, useState } from 'react';
import { isIco } from '#contract/base/person/ico.ts';
import type { RegisterAnswer } from '#contract/contacts/schema.ts';
import { orderDoor } from '#contract/orders/endpoints-door.ts';
import { ask } from '../../base/ask.ts';

type Found = NonNullable<RegisterAnswer['company']>;
export type Register = { state: 'none' | 'asking' | RegisterAnswer['status']; ended: boolean; simulated: boolean };
const nothing: Register = { state: 'none', ended: false, simulated: false };

/** Asks the register as soon as the number is whole, once a number; what it found goes to `onFound`. */
export function useRegister(token: string, ic: string, onFound: (company: Found) => void): Register {
  const [register, setRegister] = useState<Register>(nothing);
  const asked = useRef(ic);
  const found = useRef(onFound);
  found.current = onFound;
  useEffect(() => {
    const number = ic.replace(/\s/g, '');
    if (number === asked.current) return;
    asked.current = number;
    if (number.length !== 8) return setRegister(nothing);
    if (!isIco(number)) return setRegister({ ...nothing, state: 'notFound' });
    let live = true;
    setRegister({ ...nothing, state: 'asking' });
    ask(orderDoor.company, { token, ic: number }, undefined, { quiet: true }).then(
      ({ status, company, simulated }) => {
        if (!live) return;
        setRegister({ state: status, ended: company?.ended ?? false, simulated });
        if (company) found.current(company);
      },
      () => live && setRegister({ ...nothing, state: 'unknown' }),
    );
    return () => {
      live = false;
    };
  }, [token, ic]);
  return register;
}
