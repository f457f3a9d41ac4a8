import type { Permission } from '@presswright/shared/schemas/api-keys';
import type { Plan } from '../limits/plan-limits.ts';

/** What is known of whoever sends a request, whatever the credential was. */
interface PrincipalFacts {
  readonly organizationId: string;
  readonly plan: Plan;
  readonly permissions: readonly Permission[];
}

/** A program with an API key of its organisation. */
export interface ApiKeyPrincipal extends PrincipalFacts {
  readonly kind: 'api_key';
  /** Id of the key. */
  readonly credentialId: string;
  readonly userId: null;
}

/** A person who signed in. */
export interface SessionPrincipal extends PrincipalFacts {
  readonly kind: 'session';
  /** Id of the session. */
  readonly credentialId: string;
  readonly userId: string;
}

/**
 * Who sends a request: one member a kind of credential. Only the authenticator that made it looks at what is special to
 * its kind; everything else asks for the organisation, the plan, the permissions, and the user where there is one.
 */
export type Principal = ApiKeyPrincipal | SessionPrincipal;

/** A principal as log lines name it. */
export function describePrincipal({ organizationId, kind, credentialId, userId }: Principal): Record<string, string> {
  const user = userId === null ? {} : { user: userId };
  return { organization: organizationId, credential: kind, credential_id: credentialId, ...user };
}
