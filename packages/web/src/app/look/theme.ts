import type {
  ActionIcon,
  Anchor,
  Badge,
  Button,
  Checkbox,
  CSSVariablesResolver,
  Input,
  InputWrapper,
  MantineColorsTuple,
  MantineThemeOverride,
  Modal,
  Paper,
  Popover,
  Radio,
  SegmentedControl,
  Skeleton,
  Switch,
  Table,
  Tabs,
  Textarea,
  TextInput,
  Title,
  Tooltip,
} from '@mantine/core';

/** Limestone: every neutral surface, line and text. */
export const stone: MantineColorsTuple = [
  '#f9f9f6',
  '#f1f1ec',
  '#e3e3dd',
  '#d3d3cc',
  '#b7b6ae',
  '#919189',
  '#6f6f67',
  '#53534c',
  '#3a3a34',
  '#262621',
];
/** Courtyard green: the product, actions, links, „pro“. */
export const dvur: MantineColorsTuple = [
  '#eef9f6',
  '#daf1ea',
  '#bee5da',
  '#9bd1c3',
  '#76b9a7',
  '#509b89',
  '#327c6b',
  '#206254',
  '#174d42',
  '#0e3a31',
];
/** Ochre: light in a window = something waits for you; warnings, „zdržel se“. */
export const okr: MantineColorsTuple = [
  '#fcf6e8',
  '#faebcb',
  '#f6dba5',
  '#f0c77c',
  '#e6b055',
  '#d1963e',
  '#b2782c',
  '#8a5a20',
  '#704519',
  '#573415',
];
/** Terracotta: danger, errors, „proti“, irreversible actions. */
export const cihla: MantineColorsTuple = [
  '#fff3f0',
  '#fee5de',
  '#fdcfc2',
  '#f6b19e',
  '#e88b72',
  '#d6694b',
  '#bd4e30',
  '#a13e22',
  '#81321c',
  '#612616',
];
/** Enamel blue: information, planned things, house plates. */
export const smalt: MantineColorsTuple = [
  '#f1f7fd',
  '#e2edfb',
  '#c8def7',
  '#a8c9ef',
  '#7fade1',
  '#5990cc',
  '#3a73b0',
  '#255b94',
  '#1b4876',
  '#143456',
];
/** Moss: finished well – solved, accepted, paid, active. */
export const mech: MantineColorsTuple = [
  '#f1faef',
  '#e0f3dc',
  '#cae8c3',
  '#acd7a2',
  '#8abe7e',
  '#6ba35e',
  '#508445',
  '#3d6733',
  '#305228',
  '#233d1d',
];
/** Night neutrals for the dark scheme (Mantine reads the `dark` tuple). */
export const dark: MantineColorsTuple = [
  '#e6eae7',
  '#bdc3be',
  '#9aa29c',
  '#6f7772',
  '#4a524d',
  '#323a35',
  '#262d29',
  '#1c221f',
  '#151a17',
  '#0e1210',
];

const sans = '"Figtree Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
type Extended = { extend: (told: never) => unknown };
/** How a component is told to look, without the component itself: the theme comes before any of them is needed. */
const extend = <C extends Extended>(told: Parameters<C['extend']>[0]): object => told;

export const theme: MantineThemeOverride = {
  colors: {
    stone,
    dvur,
    okr,
    cihla,
    smalt,
    mech,
    dark,
    gray: stone,
    red: cihla,
    blue: smalt,
    green: mech,
    yellow: okr,
    teal: dvur,
  },
  primaryColor: 'dvur',
  primaryShade: { light: 7, dark: 6 },
  white: '#fdfdfb',
  black: '#262621',
  fontFamily: sans,
  headings: {
    fontFamily: sans,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.22' }, // 28 – 24 under 1024 px
      h2: { fontSize: '1.25rem', lineHeight: '1.3' }, // 20
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' }, // 17
      h4: { fontSize: '1rem', lineHeight: '1.45' },
      h5: { fontSize: '0.9375rem', lineHeight: '1.45' },
      h6: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.3125rem' }, // 13 15 16 18 21
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.6' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem', xxl: '3rem' }, // 8 12 16 24 32 48
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'none',
    sm: 'none',
    md: '0 8px 28px -8px rgb(38 38 33 / .22), 0 0 0 1px rgb(38 38 33 / .06)', // floating layers only
    lg: '0 16px 48px -12px rgb(38 38 33 / .30), 0 0 0 1px rgb(38 38 33 / .06)', // modal
    xl: '0 16px 48px -12px rgb(38 38 33 / .30)',
  },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' }, // md = 1024 px: shell and tables change
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  autoContrast: false,
  components: {
    // md controls are 44 px high (touch target)
    Button: extend<typeof Button>({
      defaultProps: { size: 'md' },
      styles: { root: { fontWeight: 600, '--button-height-md': '2.75rem' }, label: { overflow: 'visible' } } as never,
    }),
    ActionIcon: extend<typeof ActionIcon>({ defaultProps: { size: 44, variant: 'subtle', color: 'stone' } }),
    Input: extend<typeof Input>({
      defaultProps: { size: 'md' },
      styles: { wrapper: { '--input-height-md': '2.75rem' } } as never,
    }),
    InputWrapper: extend<typeof InputWrapper>({
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'description', 'input', 'error'] },
    }),
    TextInput: extend<typeof TextInput>({ defaultProps: { size: 'md' } }),
    Textarea: extend<typeof Textarea>({ defaultProps: { size: 'md', autosize: true, minRows: 3 } }),
    Checkbox: extend<typeof Checkbox>({ defaultProps: { size: 'md' } }),
    Radio: extend<typeof Radio>({ defaultProps: { size: 'md' } }),
    Switch: extend<typeof Switch>({ defaultProps: { size: 'md', withThumbIndicator: false } }),
    SegmentedControl: extend<typeof SegmentedControl>({ defaultProps: { size: 'md' } }),
    Paper: extend<typeof Paper>({ defaultProps: { radius: 'lg', withBorder: true, shadow: 'none' } }),
    Modal: extend<typeof Modal>({
      defaultProps: {
        radius: 'lg',
        centered: true,
        padding: 'lg',
        overlayProps: { color: '#0e1a16', backgroundOpacity: 0.55 },
        transitionProps: { transition: 'fade', duration: 160 },
      },
    }),
    Popover: extend<typeof Popover>({ defaultProps: { radius: 'lg', shadow: 'md' } }),
    Tabs: extend<typeof Tabs>({ defaultProps: { variant: 'default' } }),
    Table: extend<typeof Table>({ defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md' } }),
    Badge: extend<typeof Badge>({ defaultProps: { radius: 'sm', variant: 'light', tt: 'none', fw: 600 } as never }),
    Tooltip: extend<typeof Tooltip>({
      defaultProps: { openDelay: 250, withArrow: false, multiline: true, maw: 320 } as never,
    }),
    Skeleton: extend<typeof Skeleton>({ defaultProps: { radius: 'sm' } }),
    Title: extend<typeof Title>({ defaultProps: { order: 2 } }),
    Anchor: extend<typeof Anchor>({ defaultProps: { underline: 'hover', fw: 600 } as never }),
  },
};

/** Mantine's own colours in the two schemes; the tokens of our style sheets stand in tokens.css. */
export const resolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fdfdfb',
    '--mantine-color-text': '#262621',
    '--mantine-color-dimmed': '#63635b',
    '--mantine-color-placeholder': '#6b6b63',
    '--mantine-color-error': '#a13e22',
    '--mantine-color-anchor': '#206254',
    '--mantine-color-default-border': '#888880',
  },
  dark: {
    '--mantine-color-body': '#1b211e',
    '--mantine-color-text': '#e6eae7',
    '--mantine-color-dimmed': '#9fa7a1',
    '--mantine-color-placeholder': '#8f9892',
    '--mantine-color-error': '#f2a48e',
    '--mantine-color-anchor': '#84c6b4',
    '--mantine-color-default': '#161c19',
    '--mantine-color-default-border': '#78817b',
    '--mantine-color-default-hover': '#242b27',
  },
});
