import type { BehaviourOf } from '../behaviour.ts';

/** Security headers as plans have them. */
export type SecurityHeaders = BehaviourOf<'security_headers'>;
