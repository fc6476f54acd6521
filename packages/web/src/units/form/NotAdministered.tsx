import type { ReactNode } from 'react';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';

/** Forms are for those who administer units; others are told and led away. */
export const NotAdministered = ({ children }: { children: ReactNode }) =>
  useMay('rooms', 'rw') ? children : <Refused />;
