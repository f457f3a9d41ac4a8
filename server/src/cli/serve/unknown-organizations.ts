import type { ConfiguredModel } from '../../inference/configured/read-models.ts';
import type { InferenceLog } from '../../inference/log.ts';
import type { Store } from '../../store/store.ts';

/** Warns of models that nobody can see, because no organisation has the id that they are for: it may be misspelt, or come later. */
export async function warnOfUnknownOrganizations(
  configured: readonly ConfiguredModel[],
  { organizations }: Pick<Store, 'organizations'>,
  log: InferenceLog,
): Promise<void> {
  for (const { id, settings } of configured) {
    const { organization } = settings;
    if (organization === undefined || (await organizations.get(organization)) !== null) continue;
    log.warn(
      { model: id, organization },
      'a configured model is for an organisation that there is not: nobody sees it',
    );
  }
}
