import type { BehaviourExample } from '../../../behaviours/example.ts';

type SwitchOff = BehaviourExample<'switch_off'>['asks'];
type Thing = SwitchOff['things'][number];

/** An example that asks for one thing, or for several, to be switched off: for everybody where it says nothing else. */
export const off = (
  things: Thing | readonly Thing[],
  says: string,
  said: Partial<SwitchOff> = {},
): BehaviourExample<'switch_off'> => ({
  says,
  asks: {
    kind: 'switch_off',
    things: typeof things === 'string' ? [things] : [...things],
    roles: [],
    is_except: false,
    types: [],
    ...said,
  },
});
