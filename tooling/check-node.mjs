// Plain JavaScript, so that an old Node can run it and report the problem.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `DataCoach needs Node 22.18 or newer, this is ${process.versions.node}. On Linux and Windows "npm ci" brings it along; elsewhere install Node 24.`,
  );
  process.exit(1);
}
