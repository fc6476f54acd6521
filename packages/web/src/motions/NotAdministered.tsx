import type { ReactNode } from 'react';
import { useMay } from '../base/me.tsx';
import { Refused } from '../base/Refused.tsx';

/** The wizard is for those who administer votes; others are told and led away. */
export const NotAdministered = ({ children }: { children: ReactNode }) =>
  useMay('vote', 'rw') ? children : <Refused />;
