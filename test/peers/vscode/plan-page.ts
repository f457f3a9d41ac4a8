import type { FrameLocator, Locator } from 'playwright-core';
import type { Workbench } from './workbench.ts';

/** The editor of a plan in a workbench, used as a person does: by labels and names. */
export class PlanPage {
  readonly frame: FrameLocator;

  constructor({ page }: Workbench) {
    this.frame = page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
  }

  button(name: string | RegExp): Locator {
    return this.frame.getByRole('button', { name });
  }

  box(label: string | RegExp): Locator {
    return this.frame.getByLabel(label);
  }

  text(text: string | RegExp): Locator {
    return this.frame.getByText(text).first();
  }

  /** Waits for the page of a new plan, whose description has the focus. */
  async isNew(): Promise<void> {
    await this.frame.locator('#description:focus').waitFor();
  }

  /** Turns a description into a plan. */
  async understand(description: string): Promise<void> {
    await this.frame.locator('#description').fill(description);
    await this.button(/^Understand/).click();
    await this.frame.getByRole('heading', { name: 'What will be built' }).waitFor();
  }

  /** Previews the files. */
  async preview(): Promise<void> {
    await this.button(/^(?:Preview Files|Update Preview)$/).click();
    await this.button(/^Write \d+ Files?$/)
      .and(this.frame.locator(':enabled'))
      .waitFor();
  }
}
