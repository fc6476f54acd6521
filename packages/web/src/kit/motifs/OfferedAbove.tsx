import { createTheme, MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';

const quiet = createTheme({ components: { Button: { defaultProps: { variant: 'default' } } } });

/** In an empty face, what the head of the page offers too: there it is filled, and a page has one filled button. */
export const OfferedAbove = ({ children }: { children: ReactNode }) => (
  <MantineThemeProvider inherit theme={quiet}>
    {children}
  </MantineThemeProvider>
);
