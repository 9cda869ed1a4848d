/** How to undo what a start has done so far, the last first. */
export class Teardown {
  #steps: (() => Promise<void>)[] = [];
  readonly #onSignal = () => void this.run().finally(() => process.exit(1));

  /** Adds a step, which runs before those that are there. */
  add(step: () => Promise<void>): void {
    this.#steps.unshift(step);
  }

  /** Lets a signal end the process in order while it is still starting. */
  runOnSignals(): void {
    process.once('SIGTERM', this.#onSignal);
    process.once('SIGINT', this.#onSignal);
  }

  /** The steps in their order, for somebody else to run. From now on signals are theirs too. */
  handOver(): readonly (() => Promise<void>)[] {
    process.off('SIGTERM', this.#onSignal);
    process.off('SIGINT', this.#onSignal);
    const steps = this.#steps;
    this.#steps = [];
    return steps;
  }

  /** Runs the steps, and each even if the one before failed. */
  async run(): Promise<void> {
    for (const step of this.handOver()) await step().catch(() => undefined);
  }
}
