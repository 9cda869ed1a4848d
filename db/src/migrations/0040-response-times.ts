import { Migration } from '@mikro-orm/migrations';

export class ResponseTimes extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- How fast owners answer requests, worked out once a day: it is shown on every page of a
      -- studio, and follows from all that was asked of their studios in a year.
      CREATE TABLE response_times (
        user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        minutes integer NOT NULL CHECK (minutes >= 0)
      );
    `);
  }
}
