import { getBlockType, unstable__bootstrapServerSideBlockDefinitions } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { request } from '../shared/api.ts';

/** Answer of GET /projects/{id}/block. */
interface InstalledBlock {
  name: string;
  metadata: object;
  /** Scripts and styles with those that they need, as WordPress prints them. */
  tags: string;
}

/** Documents that show blocks: the page, and the frame that the editor draws the content in. */
function documents(): Document[] {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]');
  return [document, ...(frame?.contentDocument ? [frame.contentDocument] : [])];
}

/** Puts a copy of an element into a document; resolves when it has been loaded. */
function put(element: HTMLElement, target: Document): Promise<void> {
  const copy = target.createElement(element.tagName);
  for (const { name, value } of element.attributes) copy.setAttribute(name, value);
  copy.textContent = element.textContent;
  const isFetched = element.hasAttribute('src') || element.getAttribute('rel') === 'stylesheet';
  // In their order, as in a page.
  if (copy instanceof HTMLScriptElement) copy.async = false;
  return new Promise((resolve, reject) => {
    if (isFetched) {
      copy.addEventListener('load', () => resolve());
      copy.addEventListener('error', () =>
        reject(new Error(copy.getAttribute('src') ?? copy.getAttribute('href') ?? '')),
      );
    }
    target.head.append(copy);
    if (!isFetched) resolve();
  });
}

/**
 * Makes a block that was just installed known to this editor, without a reload.
 * @returns its name
 * @throws what `toProblem` reads
 */
export async function loadBlock(project: number): Promise<string> {
  const { name, metadata, tags } = await request<InstalledBlock>(`/projects/${project}/block`);
  if (getBlockType(name) !== undefined) return name;
  unstable__bootstrapServerSideBlockDefinitions({ [name]: metadata });
  const parsed = new DOMParser().parseFromString(tags, 'text/html');
  const fresh = [...parsed.querySelectorAll<HTMLElement>('script[id], link[rel="stylesheet"][id], style[id]')].filter(
    ({ id }) => document.getElementById(id) === null,
  );
  for (const element of fresh) {
    const targets = element.tagName === 'SCRIPT' ? [document] : documents();
    await Promise.all(targets.map((target) => put(element, target)));
  }
  if (getBlockType(name) === undefined) {
    throw {
      code: 'presswright_block_not_loaded',
      message: __(
        'The block is installed, but this editor could not load it. Save your work and reload the editor; then insert the block.',
        'presswright',
      ),
    };
  }
  return name;
}
