/** A recurring task of the server. */
export interface Task {
  name: string;
  run(): Promise<void>;
}
